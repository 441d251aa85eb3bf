/** Returns the list without the value if it has it, else with it. */
export const toggled = <V>(values: readonly V[], value: V): V[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
