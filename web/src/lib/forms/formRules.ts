// Written by scripts/rules.mjs from server/rules/forms.json: what the forms require of their fields.
import type { Rules } from './rules';

export const formRules = {
  "verbatim": [
    "password",
    "repeatPassword",
    "oldPassword"
  ],
  "forms": {
    "login": {
      "email": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 254
        },
        {
          "rule": "email"
        }
      ],
      "password": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 128
        }
      ]
    },
    "register": {
      "firstName": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "lastName": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "email": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 254
        },
        {
          "rule": "email"
        }
      ],
      "password": [
        {
          "rule": "required"
        },
        {
          "rule": "min",
          "value": 6
        },
        {
          "rule": "max",
          "value": 128
        },
        {
          "rule": "upper"
        },
        {
          "rule": "digit"
        },
        {
          "rule": "special"
        }
      ],
      "repeatPassword": [
        {
          "rule": "required"
        },
        {
          "rule": "same",
          "field": "password"
        }
      ],
      "countryId": [
        {
          "rule": "required"
        },
        {
          "rule": "choice",
          "of": "countries"
        }
      ],
      "phoneCode": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 8
        }
      ],
      "phone": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 32
        },
        {
          "rule": "phone",
          "code": "phoneCode"
        }
      ],
      "acceptTerms": [
        {
          "rule": "accepted"
        }
      ]
    },
    "forgotPassword": {
      "email": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 254
        },
        {
          "rule": "email"
        }
      ]
    },
    "resetPassword": {
      "password": [
        {
          "rule": "required"
        },
        {
          "rule": "min",
          "value": 6
        },
        {
          "rule": "max",
          "value": 128
        },
        {
          "rule": "upper"
        },
        {
          "rule": "digit"
        },
        {
          "rule": "special"
        }
      ],
      "repeatPassword": [
        {
          "rule": "required"
        },
        {
          "rule": "same",
          "field": "password"
        }
      ]
    },
    "changePassword": {
      "oldPassword": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 128
        }
      ],
      "password": [
        {
          "rule": "required"
        },
        {
          "rule": "min",
          "value": 6
        },
        {
          "rule": "max",
          "value": 128
        },
        {
          "rule": "upper"
        },
        {
          "rule": "digit"
        },
        {
          "rule": "special"
        }
      ],
      "repeatPassword": [
        {
          "rule": "required"
        },
        {
          "rule": "same",
          "field": "password"
        }
      ]
    },
    "changeEmail": {
      "email": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 254
        },
        {
          "rule": "email"
        }
      ],
      "password": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 128
        }
      ]
    },
    "deleteAccount": {
      "password": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 128
        }
      ]
    },
    "profile": {
      "firstName": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "lastName": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "phoneCode": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 8
        }
      ],
      "phone": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 32
        },
        {
          "rule": "phone",
          "code": "phoneCode"
        }
      ],
      "dateOfBirth": [
        {
          "rule": "date",
          "from": "1900-01-01",
          "to": "today"
        }
      ],
      "gender": [
        {
          "rule": "choice",
          "values": [
            "female",
            "male",
            "other"
          ]
        }
      ]
    },
    "address": {
      "name": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 200
        }
      ],
      "countryId": [
        {
          "rule": "required"
        },
        {
          "rule": "choice",
          "of": "countries"
        }
      ],
      "address": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 200
        }
      ],
      "address2": [
        {
          "rule": "max",
          "value": 200
        }
      ],
      "city": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "state": [
        {
          "rule": "max",
          "value": 100
        },
        {
          "rule": "state",
          "country": "countryId"
        }
      ],
      "postalCode": [
        {
          "rule": "max",
          "value": 16
        },
        {
          "rule": "postcode",
          "country": "countryId"
        }
      ],
      "phoneCode": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 8
        }
      ],
      "phone": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 32
        },
        {
          "rule": "phone",
          "code": "phoneCode"
        }
      ]
    },
    "checkout": {
      "key": [
        {
          "rule": "required"
        },
        {
          "rule": "min",
          "value": 8
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "email": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 254
        },
        {
          "rule": "email"
        }
      ],
      "deliveryType": [
        {
          "rule": "required"
        },
        {
          "rule": "choice",
          "values": [
            "courier",
            "pickup"
          ]
        }
      ],
      "paymentMethod": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 40
        }
      ],
      "coupon": [
        {
          "rule": "max",
          "value": 60
        }
      ],
      "note": [
        {
          "rule": "max",
          "value": 500
        }
      ],
      "acceptTerms": [
        {
          "rule": "accepted"
        }
      ]
    },
    "newsletter": {
      "email": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 254
        },
        {
          "rule": "email"
        }
      ]
    },
    "wheel": {
      "email": [
        {
          "rule": "max",
          "value": 254
        },
        {
          "rule": "email"
        }
      ]
    },
    "sellerApplication": {
      "company": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 200
        }
      ],
      "contactName": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "email": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 254
        },
        {
          "rule": "email"
        }
      ],
      "phoneCode": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 8
        }
      ],
      "phone": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 32
        },
        {
          "rule": "phone",
          "code": "phoneCode"
        }
      ],
      "countryId": [
        {
          "rule": "required"
        },
        {
          "rule": "choice",
          "of": "countries"
        }
      ],
      "webAddress": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 200
        },
        {
          "rule": "web"
        }
      ],
      "quantity": [
        {
          "rule": "required"
        },
        {
          "rule": "choice",
          "values": [
            "to-100",
            "to-500",
            "to-2000",
            "over-2000"
          ]
        }
      ],
      "message": [
        {
          "rule": "max",
          "value": 2000
        }
      ],
      "acceptTerms": [
        {
          "rule": "accepted"
        }
      ]
    },
    "affiliateRegister": {
      "firstName": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "lastName": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "email": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 254
        },
        {
          "rule": "email"
        }
      ],
      "password": [
        {
          "rule": "required"
        },
        {
          "rule": "min",
          "value": 6
        },
        {
          "rule": "max",
          "value": 128
        },
        {
          "rule": "upper"
        },
        {
          "rule": "digit"
        },
        {
          "rule": "special"
        }
      ],
      "repeatPassword": [
        {
          "rule": "required"
        },
        {
          "rule": "same",
          "field": "password"
        }
      ],
      "countryId": [
        {
          "rule": "required"
        },
        {
          "rule": "choice",
          "of": "countries"
        }
      ],
      "phoneCode": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 8
        }
      ],
      "phone": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 32
        },
        {
          "rule": "phone",
          "code": "phoneCode"
        }
      ],
      "kind": [
        {
          "rule": "required"
        },
        {
          "rule": "choice",
          "values": [
            "person",
            "company"
          ]
        }
      ],
      "company": [
        {
          "rule": "max",
          "value": 200
        }
      ],
      "webAddress": [
        {
          "rule": "max",
          "value": 200
        },
        {
          "rule": "web"
        }
      ],
      "promotion": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 2000
        }
      ],
      "agreesToProgramme": [
        {
          "rule": "accepted"
        }
      ],
      "acceptTerms": [
        {
          "rule": "accepted"
        }
      ]
    },
    "affiliateProfile": {
      "kind": [
        {
          "rule": "required"
        },
        {
          "rule": "choice",
          "values": [
            "person",
            "company"
          ]
        }
      ],
      "company": [
        {
          "rule": "max",
          "value": 200
        }
      ],
      "webAddress": [
        {
          "rule": "max",
          "value": 200
        },
        {
          "rule": "web"
        }
      ],
      "promotion": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 2000
        }
      ],
      "timeZone": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 60
        }
      ]
    },
    "ibanAccount": {
      "holder": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "iban": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 60
        }
      ]
    },
    "localAccount": {
      "holder": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "bank": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 100
        }
      ],
      "routingNumber": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 30
        }
      ],
      "accountNumber": [
        {
          "rule": "required"
        },
        {
          "rule": "max",
          "value": 40
        }
      ]
    }
  }
} as const satisfies {
  verbatim: readonly string[];
  forms: Record<string, Rules>;
};
