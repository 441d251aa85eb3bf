import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { allComments } from '../../comments/comments.tables.ts'

/** Place of a question: a unit, and a second of a film in it. A question about the whole course has no row. */
export const courseQuestionPlaces = pgTable(
  'course_question_places',
  {
    commentId: uuid()
      .primaryKey()
      .references(() => allComments.id, { onDelete: 'cascade' }),
    unitId: uuid().notNull(),
    /** The film. */
    pieceId: uuid(),
    second: integer(),
  },
  (table) => [index('course_question_places_unit').on(table.unitId, table.commentId)],
)
