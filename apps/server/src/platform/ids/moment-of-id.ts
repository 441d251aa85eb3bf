/** Returns SQL of the moment for which `newId` made an id; `id` is an SQL expression. */
export const momentOfId = (id: string) =>
  `to_timestamp(('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`
