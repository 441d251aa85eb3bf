/**
 * SQL: whether the viewer likes a record, a comment or a reply. Not `exists`, which the database may answer by reading all
 * that a person ever liked; this form looks up the one like.
 */
export function isLikedBy(viewer: string, of: 'post' | 'message' | 'reply', id: string): string {
  return `(select true from ${of}_likes l where l.${of}_id = ${id} and l.person_id = ${viewer}) is not null`
}
