// The states a screen must be shown in. Used by a test (tests/architecture/screens.test.ts) and by the index page, so that both agree.

export type State =
  | 'Ready'
  | 'Loading'
  | 'Failed'
  | 'Empty'
  | 'Offline'
  | 'Blank'
  | 'Invalid'
  | 'Busy'
  | 'Refused'
  | 'Throttled'
  | 'Unknown'

const readStates = ['Ready', 'Loading', 'Failed', 'Empty', 'Offline'] as const satisfies readonly State[]
const formStates = ['Blank', 'Invalid', 'Busy', 'Refused', 'Throttled'] as const satisfies readonly State[]
/** States of what is sent without a form: by a button, after a confirmation. */
const sentStates = ['Busy', 'Refused', 'Throttled'] as const satisfies readonly State[]
/** Every state, in display order. */
export const allStates = [...readStates, ...formStates, 'Unknown'] as const satisfies readonly State[]

/** What each state means, for reviewers. */
export const meaning: Record<State, string> = {
  Ready: 'everything has loaded',
  Loading: 'nothing has loaded yet',
  Failed: 'loading failed',
  Empty: 'loaded, but there is no data',
  Offline: 'cached values with their age',
  Blank: 'the empty form',
  Invalid: 'validation errors',
  Busy: 'the request is running',
  Refused: 'the server rejects fields (422)',
  Throttled: 'too many requests, wait (429)',
  Unknown: 'money was to move and the response was lost: locked, and looked up',
}

/** What a screen takes, according to its source. */
export interface Takes {
  reads: boolean
  form: boolean
  /** Sends something, with or without a form. */
  sends: boolean
  /** Moves money by sending. */
  money: boolean
}

const layoutShowsOffline = 'no data that could be out of date; the layout shows that there is no connection'
const closeButtonOnly = 'it only sends that the banner was closed; the button is disabled meanwhile, and the banner stays if it fails'
const inDialog = 'it only sends a removal, in the dialog of TrustedWalletScreen'
const onDevice = 'computed on the device, nothing is sent'

/** States that a screen cannot be in, and why. Each entry must have been verified; the index shows the reason. */
export const cannot: Readonly<Record<string, Partial<Record<State, string>>>> = {
  RefillChoiceScreen: { Empty: 'both options are always there', Offline: layoutShowsOffline },
  RefillFormScreen: { Busy: onDevice, Refused: onDevice, Throttled: onDevice },
  RefillScreen: { Empty: 'tokens to refill are always there' },
  ExchangeReceiptScreen: { Offline: 'a receipt does not change; the layout shows that there is no connection' },
  CabinetMainScreen: { Busy: closeButtonOnly, Refused: closeButtonOnly, Throttled: closeButtonOnly },
  LandingScreen: { Offline: 'nothing is cached: without a connection loading the deals fails' },
  SafetyScreen: { Empty: 'a password and the switches are always there' },
  TrustedWalletsScreen: { Busy: inDialog, Refused: inDialog, Throttled: inDialog },
  VerificationScreen: { Empty: 'the three steps are always there' },
  AffiliateProgramScreen: { Empty: 'an article' },
  CalculatorScreen: { Offline: 'computed on the device' },
  WithdrawChoiceScreen: { Empty: 'both options are always there', Offline: layoutShowsOffline },
}

/** States shown by a story with a domain-specific name. */
export const shownBy: Readonly<Record<string, Partial<Record<State, string>>>> = {
  RefillFormScreen: { Invalid: 'Requested' },
  ExchangeReceiptScreen: { Empty: 'Gone' },
  ExchangeReviewScreen: { Empty: 'Gone' },
  ProfileScreen: { Empty: 'Bare' },
  TwoFactorScreen: { Refused: 'WrongCode' },
  VerificationScreen: { Busy: 'Confirming', Refused: 'WrongCode' },
  PromoStatusScreen: { Empty: 'Over' },
  PromoTermsScreen: { Empty: 'Over' },
  AffiliateProgramScreen: { Offline: 'Failed' },
  TrustedWalletAddScreen: { Empty: 'Gone' },
  CalculatorScreen: { Empty: 'NewAccount' },
  StatementScreen: { Busy: 'Exporting', Refused: 'ExportRefused', Throttled: 'ExportRefused' },
  TransactionsScreen: { Busy: 'Exporting', Refused: 'ExportRefused', Throttled: 'ExportRefused' },
  RegisterScreen: { Unknown: 'UnknownOutcome' },
  UtaRefillScreen: { Empty: 'NoMoney' },
  WithdrawalScreen: { Empty: 'NotThere', Refused: 'WrongCode' },
}

export interface Need {
  state: State
  /** The export that shows it. */
  story: string
  /** Why the screen is never in it. */
  never?: string
}

/** The states of a screen, including impossible ones with their reason. A form that reads data is blank in its ready state. */
export function statesOf(screen: string, { reads, form, sends, money }: Takes): Need[] {
  const states: readonly State[] = [
    ...(reads ? readStates : []),
    ...(form ? formStates.filter((state) => !(reads && state === 'Blank')) : sends ? sentStates : []),
    ...(money ? (['Unknown'] as const) : []),
  ]
  return states.map((state) => {
    const never = cannot[screen]?.[state]
    return { state, story: shownBy[screen]?.[state] ?? state, ...(never !== undefined && { never }) }
  })
}
