// Facts alone, no schema.

/** As what a list of people is taken along: for spreadsheets, on paper, and on paper with a place to sign for each. */
export const peopleListForms = ['xlsx', 'csv', 'paper', 'signing'] as const
export type PeopleListForm = (typeof peopleListForms)[number]
