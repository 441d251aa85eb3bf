/** $1 group, $2 person, $3 movement of theirs. */
export const markSeenQuery = {
  name: 'points-mark-seen',
  text: `update point_accounts h set seen_id = greatest(h.seen_id, e.id) from point_entries e
    where h.group_id = $1 and h.account_id = $2 and e.group_id = $1 and e.id = $3 and h.id in (e.from_id, e.to_id)`,
}
