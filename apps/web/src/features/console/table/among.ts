/** What an address says, where it is one of the values that there are. */
export const among = <Value extends string>(values: readonly Value[], value: string | null | undefined) =>
  values.find((one) => one === value)
