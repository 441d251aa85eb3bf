import css from './goal-colors.module.css'

/** Class that gives an element with `data-goal` the colour of that goal. */
export const goalColored = css.goal
