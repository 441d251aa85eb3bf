/** SQL: when somebody wrote last, from the id `since` on, below a target that is one of those; null without a comment. */
export function lastCommentOf(author: string, since: string, isOne: (targetId: string) => string): string {
  return `(select said.created_at from comments said
    where said.author_id = ${author} and said.id >= ${since} and ${isOne('said.target_id')}
    order by said.id desc limit 1)`
}
