CREATE UNLOGGED TABLE "rate_budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"spent" integer NOT NULL,
	"granted" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
