// Failed and missing responses in react-router's form: `isRouteErrorResponse` is true for them, on the server too.
import { type ErrorResponse, isRouteErrorResponse } from 'react-router';

type ResponseError = ErrorResponse & { internal: boolean; data: { requestId: string | null } };

export function responseError(status: number, requestId: string | null = null): ResponseError {
  return { status, statusText: '', internal: false, data: { requestId } };
}

export function isResponseError(error: unknown): error is ResponseError {
  return isRouteErrorResponse(error);
}
