import { Navigate, useLocation } from 'react-router-dom';

/** Target of the short link in messages to phones, `/t#…`: the page that opens links of tickets. */
export default function TextedTicketsPage() {
  const secret = useLocation().hash.slice(1);
  return <Navigate to={`/find-tickets${secret ? `#tickets=${encodeURIComponent(secret)}` : ''}`} replace />;
}
