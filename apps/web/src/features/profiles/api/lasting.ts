// They change when the product is updated, or once a year: not while a form is open.
export const lasting = { staleTime: Number.POSITIVE_INFINITY } as const
