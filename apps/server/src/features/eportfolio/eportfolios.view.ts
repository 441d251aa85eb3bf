import { pgTable } from 'drizzle-orm/pg-core'
import { ePortfolioColumns } from './eportfolio.tables.ts'

/** E-portfolios that do not lie in the bin: a view of `all_eportfolios`, which is read and written like a table. */
export const eportfolios = pgTable('eportfolios', ePortfolioColumns())
