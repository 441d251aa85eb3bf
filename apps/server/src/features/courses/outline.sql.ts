/*
 * Units of an outline, as SQL. `outline` is a column of JSON.
 */

const byId = (id: string) => `'$.chapters[*].units[*] ? (@.id == $unit)', jsonb_build_object('unit', ${id}::text)`

/** Rows of all of them: `u.unit`, in the order of `c.place, u.place`. */
export const eachUnit = (
  outline: string,
) => `jsonb_array_elements(${outline} -> 'chapters') with ordinality c (chapter, place),
  jsonb_array_elements(c.chapter -> 'units') with ordinality u (unit, place)`

/** One of them, as JSON; null where it has none of the id. */
export const unitIn = (outline: string, id: string) => `jsonb_path_query_first(${outline}, ${byId(id)})`

/** Whether it has one of the id. */
export const hasUnitIn = (outline: string, id: string) => `jsonb_path_exists(${outline}, ${byId(id)})`
