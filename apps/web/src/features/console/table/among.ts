/** Returns the value if it is one of `values`, otherwise undefined. */
export const among = <Value extends string>(values: readonly Value[], value: string | null | undefined) =>
  values.find((one) => one === value)
