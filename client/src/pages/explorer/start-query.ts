/** The query with which the explorer opens. */
export const START_QUERY = `# Every operation of the API can be run here.
# It runs as the account that is signed in on this browser.
query Events {
  publishedEvents(first: 5) {
    nodes {
      name
      venue
      startDate
      tiers {
        name
        price {
          amount
          currency
        }
        available
      }
    }
  }
}
`;
