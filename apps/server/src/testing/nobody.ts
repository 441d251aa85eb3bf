/** The id of nobody and nothing. */
export const nobody = '00000000-0000-7000-8000-000000000000'
