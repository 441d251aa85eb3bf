import { pgTable } from 'drizzle-orm/pg-core'
import { ePortfolioColumns } from './eportfolio.tables.ts'

/** E-portfolios without binned ones: a view of `all_eportfolios`, read and written like a table. */
export const eportfolios = pgTable('eportfolios', ePortfolioColumns())
