/* SQL expressions of ids in a filled database. */

const hex = (number: string, digits: number) => `lpad(to_hex(${number}), ${digits}, '0')`

/** The id of a numbered row; `kind` is four hexadecimal digits. */
export const numberedId = (kind: string, number: string) =>
  `('00000000-0000-7000-${kind}-' || ${hex(number, 12)})::uuid`

/** The id of row `number` of `all`, with moments spread over a year, newest last. */
export const idInYear = (number: string, all: string) => {
  const moment = hex(`((extract(epoch from now()) - 31000000 * (1 - ${number}::float8 / ${all})) * 1000)::bigint`, 12)
  return `(substr(${moment}, 1, 8) || '-' || substr(${moment}, 9) || '-7000-8000-' || ${hex(number, 12)})::uuid`
}
