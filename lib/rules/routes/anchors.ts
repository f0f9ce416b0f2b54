/*
 * Fragments of addresses. What leads to a part of a page and that part must say the same one: an id without its `#`.
 */

/** Opens the login modal; without JavaScript it shows why one stands here. */
export const SIGN_IN_ANCHOR = '#sign-in'

/** Of the page of signing in: shows that a logout without JavaScript was not done. */
export const LOGOUT_FAILED_ANCHOR = '#logout-failed'

/** Where the settings delete the account, and say why it was not. */
export const DELETE_ACCOUNT_ANCHOR = '#delete-account'

/** Of any page: says that the account is gone. */
export const ACCOUNT_DELETED_ANCHOR = '#account-deleted'

/** Of a page of paying: says that what the gateway said could not be noted. */
export const NOT_NOTED_ANCHOR = '#not-noted'

/** Of the plans: says that the choice of one came to nothing. */
export const CHECKOUT_FAILED_ANCHOR = '#checkout-failed'

/** The form of the counselling page, spelt as the specification has it. */
export const COUNSELLING_ANCHOR = '#carrierCouncling'
