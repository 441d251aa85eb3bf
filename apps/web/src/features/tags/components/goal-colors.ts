import css from './goal-colors.module.css'

/** The class that gives an element with `data-goal` the colour of that goal. */
export const goalColored = css.goal
