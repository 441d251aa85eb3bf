/** SQL of the moment at which `newId` made an id; `id` is its expression. */
export const momentOfId = (id: string) =>
  `to_timestamp(('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`
