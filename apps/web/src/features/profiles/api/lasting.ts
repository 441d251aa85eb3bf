// These lists change with an update of the product or once a year, never while a form is open.
export const lasting = { staleTime: Number.POSITIVE_INFINITY } as const
