-- Whether gifts are taken becomes from whom they are taken.
UPDATE "preferences" SET "chosen" = jsonb_set("chosen", '{giftAuthority}', CASE WHEN "chosen" -> 'giftAuthority' = 'true' THEN '"everybody"'::jsonb ELSE '"nobody"'::jsonb END) WHERE jsonb_typeof("chosen" -> 'giftAuthority') = 'boolean';
