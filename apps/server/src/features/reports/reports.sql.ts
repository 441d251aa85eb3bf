/* SQL of reports for the queries of other features; `id` is SQL of the id of an account. */

/** How often a person was reported, reported others, did so falsely, and was judged: JSON of these counts. */
export const reportCountsOf = (id: string) => `json_build_object(
        'about', (select count(*) from report_cases c join reports r on r.case_id = c.id where c.owner_id = ${id}),
        'by', (select count(*) from reports r where r.reporter_id = ${id}),
        'false', (select count(*) from reports r where r.reporter_id = ${id} and r.false_at is not null),
        'judgements', (select count(*) from report_decisions d where d.owner_id = ${id}
          and d.decision <> 'nothing' and d.lifted_at is null))`
