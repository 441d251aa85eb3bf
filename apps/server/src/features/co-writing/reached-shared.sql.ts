import { notBlockedWith } from '../people/index.ts'

/** The viewer's part in a record, if no block stands between them and the owner: the rows `s` and `me`. $1 viewer. */
export const reached = `from shared_records s
    join shared_people me on me.shared_id = s.id and me.person_id = $1 and me.state in ('invited', 'accepted')
    where not exists (select 1 from shared_people o
      where o.shared_id = s.id and o.is_owner and o.person_id <> $1 and not (${notBlockedWith('$1', 'o.person_id')}))`
