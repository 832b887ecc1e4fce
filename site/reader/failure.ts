/** Errors while text is loaded, as messages that say what to do. */

import { isLecternError } from "@lectern/client";

export interface Failure {
  readonly text: string;
  /** An action besides trying again. */
  readonly nextAction:
    | { readonly kind: "key" }
    | { readonly kind: "version"; readonly codes: readonly string[] }
    | null;
  /** Whether trying again may help. */
  readonly isTemporary: boolean;
}

const temporary = (text: string): Failure => ({ text, nextAction: null, isTemporary: true });
const needsKey = (text: string): Failure => ({ text, nextAction: { kind: "key" }, isTemporary: false });

export function failureOf(error: unknown, isOnline: boolean): Failure {
  if (!isLecternError(error))
    return temporary("Something went wrong on this page. Reload it to start again.");
  switch (error.code) {
    case "network_failed":
      return isOnline
        ? temporary("The server does not answer. Check your connection, then try again.")
        : temporary("You are offline. Connect to the internet; the text then appears by itself.");
    case "rate_limited":
      return temporary("Too many requests at the moment. Wait a minute, then try again.");
    case "quota_exceeded":
      return temporary("Your key has used all requests of today. It can be used again from midnight UTC on.");
    case "unavailable":
      return temporary("The server is busy or restarting. Try again in a moment.");
    case "unknown_version": {
      const { version, available } = error.details;
      const text = `This server does not have the ${version}. Choose one of its own:`;
      return { text, nextAction: { kind: "version", codes: available }, isTemporary: false };
    }
    case "missing_api_key":
    case "invalid_api_key":
      return needsKey("This server asks for an API key to read that.");
    case "plan_required":
      return needsKey("Your key does not include that. Use another key, or another version.");
    case "invalid_query":
    case "invalid_reference":
    case "invalid_parameter":
      return { text: error.message, nextAction: null, isTemporary: false };
    default:
      return temporary(error.message);
  }
}
