/** Leaves the product for an address the server has made. */
export const elsewhere = {
  go(address: string): void {
    window.location.assign(address)
  },
}
