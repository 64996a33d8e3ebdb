import { createContext, useContext } from 'react';

/**
 * Whether tickets of the waiting room wait for the buyer's turn, while the others are on sale. The gate of the room
 * sets it.
 */
export const TurnContext = createContext(false);

/** Whether a ticket can be chosen only in turn, and it is not the buyer's turn. */
export type NeedsTurn = (tier: { inWaitingRoom: boolean }) => boolean;

export function useNeedsTurn(): NeedsTurn {
  const isWaiting = useContext(TurnContext);
  return ({ inWaitingRoom }) => isWaiting && inWaitingRoom;
}
