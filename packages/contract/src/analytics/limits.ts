/** Limits of a school's figures. */
export const analyticsLimits = {
  /** Semesters that can be selected, including the current one. */
  semesters: 8,
  /** Rows of a table of groups or courses, busiest first. */
  things: 200,
  /** Groups or courses that are counted. */
  countedThings: 2_000,
  /** Pupils per page of the list behind a figure. */
  people: 50,
  /** Pupils reminded by one call. */
  reminded: 4_000,
  /** Looks at one's own figures that a person is shown. */
  looks: 200,
}
