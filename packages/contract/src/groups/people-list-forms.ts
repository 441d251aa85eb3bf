// Facts only, no schema.

/** Forms of an exported list of people: spreadsheets, paper, and paper with a space for each signature. */
export const peopleListForms = ['xlsx', 'csv', 'paper', 'signing'] as const
export type PeopleListForm = (typeof peopleListForms)[number]
