/** Whether the last reminder is too recent: no other may be sent before `remindableAt`. */
export const isTooEarly = (remindableAt: string | null): remindableAt is string =>
  remindableAt !== null && Date.parse(remindableAt) > Date.now()
