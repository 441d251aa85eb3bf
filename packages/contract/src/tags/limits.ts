/** Characters unless stated otherwise. */
export const tagLimits = {
  /** Tags of a family offered per page. */
  page: 10,
  /** Characters of an own tag, and own tags per record. */
  customTag: 30,
  customTags: 20,
  /** Recently used tags that are offered first. */
  recent: 30,
  /** Own tags without a record. */
  unused: 200,
  mergedAtOnce: 50,
} as const
