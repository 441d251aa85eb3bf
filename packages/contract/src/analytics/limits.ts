/** Numbers of a school's figures. */
export const analyticsLimits = {
  /** Semesters that can be asked for, with the one that runs. */
  semesters: 8,
  /** Rows of a table of groups or courses, the busiest first. */
  things: 200,
  /** Groups that are counted. */
  countedThings: 2_000,
  /** Pupils on a page of those behind a figure. */
  people: 50,
  /** Pupils reminded by one press. */
  reminded: 4_000,
  /** Looks at one's own figures that somebody is shown. */
  looks: 200,
}
