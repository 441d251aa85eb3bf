import { ofEverybody, ofNode, ofPerson, staying, type TableHome } from './database/table-homes.ts'

/** Tables of the platform itself, which belong to no feature. */
export const platformTables: readonly TableHome[] = [
  ...staying('12 months', ofEverybody('events')),
  ...staying('minutes', ofPerson('topic', 'live_messages')),
  ...staying('for good', ofEverybody('audit_entries')),
  ...staying('until they are read', ofEverybody('changed_people')),
  ...staying('until the account ends', ofEverybody('demo_mails')),
  ...ofEverybody('product_identity'),
  ...staying('minutes', ofNode('nodes', 'rate_budgets')),
]
