/** Room for a plan and what is decided about it, beside each other; the styles of `plan-together` say the same. */
export const besidePlan = '(min-width: 1100px)'
