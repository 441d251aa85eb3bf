/** People were reminded so lately that they are left alone until `remindableAt`. */
export const isTooEarly = (remindableAt: string | null): remindableAt is string =>
  remindableAt !== null && Date.parse(remindableAt) > Date.now()
