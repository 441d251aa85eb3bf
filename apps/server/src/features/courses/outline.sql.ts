/* SQL for the units of an outline; `outline` is a JSON column. */

const byId = (id: string) => `'$.chapters[*].units[*] ? (@.id == $unit)', jsonb_build_object('unit', ${id}::text)`

/** All units, as `u.unit`; order by `c.place, u.place`. */
export const eachUnit = (
  outline: string,
) => `jsonb_array_elements(${outline} -> 'chapters') with ordinality c (chapter, place),
  jsonb_array_elements(c.chapter -> 'units') with ordinality u (unit, place)`

/** The unit of this id, as JSON; null if there is none. */
export const unitIn = (outline: string, id: string) => `jsonb_path_query_first(${outline}, ${byId(id)})`

/** Whether there is a unit of this id. */
export const hasUnitIn = (outline: string, id: string) => `jsonb_path_exists(${outline}, ${byId(id)})`
