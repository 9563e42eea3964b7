// Which states a screen must be shown in. Read by the law (tests/architecture/screens.test.ts) and by the index page, so both say the same.

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

export const readStates = ['Ready', 'Loading', 'Failed', 'Empty', 'Offline'] as const satisfies readonly State[]
export const formStates = ['Blank', 'Invalid', 'Busy', 'Refused', 'Throttled'] as const satisfies readonly State[]
/** Of what is sent without a form: by a button, after a question. */
export const sentStates = ['Busy', 'Refused', 'Throttled'] as const satisfies readonly State[]
/** Every state there is, in the order of the pages. */
export const allStates = [...readStates, ...formStates, 'Unknown'] as const satisfies readonly State[]

/** What each state means, for the reviewer. */
export const meaning: Record<State, string> = {
  Ready: 'everything came',
  Loading: 'nothing came yet',
  Failed: 'what was asked for did not come',
  Empty: 'it came, and there is nothing in it',
  Offline: 'saved values, and since when they are true',
  Blank: 'the form before a word is typed',
  Invalid: 'what was typed cannot be sent',
  Busy: 'it is on its way',
  Refused: 'the server says no, at the fields (422)',
  Throttled: 'sent too often, wait (429)',
  Unknown: 'money was to move, the answer was lost: locked, and looked up',
}

/** What a screen takes, as its source says it. */
export interface Takes {
  reads: boolean
  form: boolean
  /** It sends something, by a form or without one. */
  sends: boolean
  /** What it sends moves money. */
  money: boolean
}

const frameSays = 'nothing on it ages; the frame says that there is no connection'
const crossAlone = 'all it sends is the cross of the banner, which sleeps meanwhile; a banner that was not closed stays'
const itsDialog = 'all it sends is a removal, in the dialog of TrustedWalletScreen'
const onDevice = 'it is drawn on the device, nothing is sent'

/** States that a screen cannot be in, and why. A line here is a promise that somebody looked; the index shows the reason in the state's place. */
export const cannot: Readonly<Record<string, Partial<Record<State, string>>>> = {
  RefillChoiceScreen: { Empty: 'the two ways are always there', Offline: frameSays },
  RefillFormScreen: { Busy: onDevice, Refused: onDevice, Throttled: onDevice },
  RefillScreen: { Empty: 'tokens to refill are always there' },
  ExchangeReceiptScreen: { Offline: 'a receipt does not age; the frame says that there is no connection' },
  CabinetMainScreen: { Busy: crossAlone, Refused: crossAlone, Throttled: crossAlone },
  LandingScreen: { Offline: 'nothing of it is saved: without a connection its deals have failed' },
  PersonalDataScreen: { Empty: 'an account has a name' },
  PersonalScreen: { Offline: frameSays },
  SafetyScreen: { Empty: 'a password and the switches are always there' },
  TrustedWalletsScreen: { Busy: itsDialog, Refused: itsDialog, Throttled: itsDialog },
  VerificationScreen: { Empty: 'the three steps are always there' },
  AffiliateProgramScreen: { Empty: 'an article' },
  CalculatorScreen: { Offline: 'it counts on the device' },
  WithdrawChoiceScreen: { Empty: 'the two ways are always there', Offline: frameSays },
}

/** States that are shown by a story with a name of the domain. */
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

/** The states of a screen, those that it cannot be in with the reason. A form that reads is blank where it is ready. */
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
