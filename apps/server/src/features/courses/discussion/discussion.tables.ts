import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { allComments } from '../../comments/comments.tables.ts'

/** Where in a course a question stands: at a unit, and at a second of a film in it. One about all of it has no row. */
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
