/** The list without the value, or with it. */
export const toggled = <V>(values: readonly V[], value: V): V[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
