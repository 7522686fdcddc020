/**
 * Keys that the specification names. They keep their names and exist in every language even before a screen shows them:
 * the check does not report them as unused.
 */
export const specifiedKeys = [
  'input.validate.max_length',
  'input.pin.validate',
  'input.password_confirm.validate',
  'input.login.validate.only_phone',
  'error.default',
  'error.auth',
  'modal.pin_change.error_0000',
  'input.phone.validate',
  'input.email.validate',
  'notification.purchase_failed.message',
  'notification.purchase_failed.submessage',
] as const;
