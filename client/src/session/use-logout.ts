import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../gql/hooks/index.ts';
import { graphql } from '../gql/index.ts';
import { currentSession, dropSession } from './session.ts';

graphql(`
  mutation Logout($sessionId: ID) {
    logout(input: { sessionId: $sessionId }) {
      done
    }
  }
`);

/** Ends the session on the server and deletes it here. This browser signs out even if the server cannot be reached. */
export function useLogout(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  const navigate = useNavigate();
  return async () => {
    try {
      await logout({
        variables: { sessionId: currentSession()?.sessionId ?? null },
        context: { credential: 'session' },
      });
    } catch (error) {
      console.warn('The server did not confirm the logout', error);
    } finally {
      dropSession();
      navigate('/', { replace: true });
    }
  };
}
