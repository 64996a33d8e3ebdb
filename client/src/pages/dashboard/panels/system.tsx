export { SystemView as default } from '../../../features/system/SystemView.tsx';
