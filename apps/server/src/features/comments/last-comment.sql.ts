/**
 * SQL: when the author last commented, with an id of at least `since`, below a target for which `isOne` holds; null if
 * never.
 */
export function lastCommentOf(author: string, since: string, isOne: (targetId: string) => string): string {
  return `(select said.created_at from comments said
    where said.author_id = ${author} and said.id >= ${since} and ${isOne('said.target_id')}
    order by said.id desc limit 1)`
}
