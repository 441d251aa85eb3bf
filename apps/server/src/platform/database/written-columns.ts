import pg from 'pg'
import { JsonText } from '../json/json-text.ts'

const { JSON: json, JSONB: jsonb, TIMESTAMPTZ: moment } = pg.types.builtins

/**
 * `types` of a statement whose rows go onto the wire unparsed: JSON stays text (`JsonText`), and moments are ISO 8601
 * in UTC with milliseconds.
 */
export const asWritten: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') => {
    if (type === json || type === jsonb) return (text: string) => new JsonText(text)
    if (type === moment) return isoOf
    return pg.types.getTypeParser(type, format as 'text')
  },
}

/** Converts `2026-01-05 04:05:06.78+00`, PostgreSQL's form on our connections, whose time zone is UTC. */
function isoOf(moment: string): string {
  const milliseconds = moment.slice(20, -3).padEnd(3, '0').slice(0, 3)
  return `${moment.slice(0, 10)}T${moment.slice(11, 19)}.${milliseconds}Z`
}
