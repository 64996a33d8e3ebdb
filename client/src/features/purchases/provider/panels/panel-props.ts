/** Properties of the panels of a payment that can still be made. */
export interface PanelProps<Attempt> {
  attempt: Attempt;
  orderId: string;
  /** Secret of the order; null for a buyer with an account. */
  orderKey: string | null;
  /** Level of the panel's heading. */
  heading: 2 | 3;
  /** The buyer chooses another way to pay. */
  onLeave: () => void;
}
