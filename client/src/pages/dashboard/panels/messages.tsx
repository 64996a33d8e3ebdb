export { MessagesView as default } from '../../../features/messages/MessagesView.tsx';
