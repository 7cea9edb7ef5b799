namespace SerBench.Benchmarks.Advice.Writing;

/// <summary>The part of Migration.cs that is the same for all types: it knows how the runtime's types stand in old files.</summary>
internal static class MigrationHelpers
{
    public const string Text = """
            private static ClassRecord? RecordOf(object? old, string expected) => old switch
            {
                null => null,
                ClassRecord record when NameOf(record.TypeName) == expected => record,
                SerializationRecord other => throw new InvalidDataException($"{NameOf(other.TypeName)} stands where only {expected} was in the files that these types were written from."),
                _ => throw new InvalidDataException($"{old.GetType()} stands where only {expected} was in the files that these types were written from."),
            };

            private static object? Member(ClassRecord record, string name) => record.HasMember(name) ? record.GetRawValue(name) : null;

            private static object? Part(object? old, int index) => old is ClassRecord record && record.MemberNames.ElementAtOrDefault(index) is { } name ? record.GetRawValue(name) : null;

            private static T? Optional<T>(object? old, Func<object, T> make)
                where T : struct => old is null ? null : make(old);

            private static T? Reference<T>(object? old, Func<object, T> make)
                where T : class => old is null ? null : make(old);

            private static T? Made<TItems, T>(TItems? items, Func<TItems, T> make)
                where TItems : class
                where T : class => items is null ? null : make(items);

            // A number, text or other single value. Versions may have narrower numbers, and enums are numbers.
            private static T As<T>(object? old)
            {
                object? value = ScalarOf(old);
                Type type = Nullable.GetUnderlyingType(typeof(T)) ?? typeof(T);
                return value is null ? default!
                    : value.GetType() == type ? (T)value
                    : type.IsEnum ? (T)Enum.ToObject(type, value)
                    : (T)Convert.ChangeType(value, type, CultureInfo.InvariantCulture);
            }

            private static object? ScalarOf(object? old)
            {
                if (old is PrimitiveTypeRecord primitive)
                {
                    return primitive.Value;
                }

                if (old is not ClassRecord record)
                {
                    return old;
                }

                switch (NameOf(record.TypeName))
                {
                    case "System.Guid":
                        return new Guid(
                            record.GetInt32("_a"), record.GetInt16("_b"), record.GetInt16("_c"), record.GetByte("_d"), record.GetByte("_e"), record.GetByte("_f"), record.GetByte("_g"),
                            record.GetByte("_h"), record.GetByte("_i"), record.GetByte("_j"), record.GetByte("_k"));
                    case "System.DateTimeOffset":
                        var offset = TimeSpan.FromMinutes(record.GetInt16("OffsetMinutes"));
                        return new DateTimeOffset(new DateTime(record.GetDateTime("DateTime").Ticks, DateTimeKind.Unspecified) + offset, offset);
                    case "System.Version":
                        string[] parts = ["_Major", "_Minor", "_Build", "_Revision"];
                        return Version.Parse(string.Join('.', parts.Select(record.GetInt32).TakeWhile(part => part >= 0)));
                    case "System.Uri":
                        return new Uri(record.GetString("AbsoluteUri") is { Length: > 0 } absolute ? absolute : record.GetString("RelativeUri")!, UriKind.RelativeOrAbsolute);
                    case "System.Numerics.BigInteger":
                        int sign = record.GetInt32("_sign");
                        BigInteger number = 0;
                        foreach (uint digit in Enumerable.Reverse((record.GetArrayRecord("_bits") as SZArrayRecord<uint>)?.GetArray() ?? []))
                        {
                            number = (number << 32) + digit;
                        }

                        return record.GetArrayRecord("_bits") is null ? sign : number * sign;
                    default:
                        return Part(record, 0);
                }
            }

            // The items of an array or collection; null for null.
            private static List<T>? ListOf<T>(object? old, Func<object?, T> make) => ItemsOf(old)?.Select(make).ToList();

            private static IEnumerable<object?>? ItemsOf(object? old)
            {
                switch (old)
                {
                    case null:
                        return null;
                    case SZArrayRecord<SerializationRecord> records:
                        return records.GetArray();
                    case ArrayRecord array:
                        return array.TypeName.GetElementType().IsArray ? array.GetArray(new NamedArray(array.TypeName)).Cast<object?>() : Plain(array);
                    case ClassRecord record:
                        return ItemsIn(record, NameOf(record.TypeName).Split('[')[0]);
                    default:
                        throw new InvalidDataException($"{old.GetType()} stands where a collection was in the files that these types were written from.");
                }
            }

            private static IEnumerable<object?> Plain(ArrayRecord array) => array switch
            {
                SZArrayRecord<string> texts => texts.GetArray(),
                SZArrayRecord<bool> one => one.GetArray().Cast<object>(),
                SZArrayRecord<byte> one => one.GetArray().Cast<object>(),
                SZArrayRecord<sbyte> one => one.GetArray().Cast<object>(),
                SZArrayRecord<char> one => one.GetArray().Cast<object>(),
                SZArrayRecord<short> one => one.GetArray().Cast<object>(),
                SZArrayRecord<ushort> one => one.GetArray().Cast<object>(),
                SZArrayRecord<int> one => one.GetArray().Cast<object>(),
                SZArrayRecord<uint> one => one.GetArray().Cast<object>(),
                SZArrayRecord<long> one => one.GetArray().Cast<object>(),
                SZArrayRecord<ulong> one => one.GetArray().Cast<object>(),
                SZArrayRecord<float> one => one.GetArray().Cast<object>(),
                SZArrayRecord<double> one => one.GetArray().Cast<object>(),
                SZArrayRecord<decimal> one => one.GetArray().Cast<object>(),
                SZArrayRecord<DateTime> one => one.GetArray().Cast<object>(),
                SZArrayRecord<TimeSpan> one => one.GetArray().Cast<object>(),
                _ => throw new InvalidDataException($"{NameOf(array.TypeName)} is no array that is known here."),
            };

            private static IEnumerable<object?> ItemsIn(ClassRecord record, string type)
            {
                switch (type)
                {
                    case "System.Collections.Generic.List`1" or "System.Collections.ArrayList":
                        return Some(record, "_items", "_size", 0);
                    case "System.Collections.Generic.Stack`1":
                        return Some(record, "_array", "_size", 0);
                    case "System.Collections.Generic.Queue`1":
                        return Some(record, "_array", "_size", record.GetInt32("_head"));
                    case "System.Collections.Generic.HashSet`1":
                        return ItemsOf(Member(record, "Elements")) ?? [];
                    case "System.Collections.Generic.LinkedList`1":
                        return ItemsOf(Member(record, "Data")) ?? [];
                    case "System.Collections.Generic.SortedSet`1" or "System.Collections.Generic.TreeSet`1":
                        return ItemsOf(Member(record, "Items")) ?? [];
                    default:
                        return ItemsOf(Member(record, "items") ?? Member(record, "Collection`1+items") ?? Member(record, "list") ?? Member(record, "ReadOnlyCollection`1+list")) ?? [];
                }
            }

            // The used part of an array, which may begin anywhere.
            private static List<object?> Some(ClassRecord record, string member, string size, int first)
            {
                List<object?> all = (ItemsOf(Member(record, member)) ?? []).ToList();
                return [.. Enumerable.Range(0, record.GetInt32(size)).Select(index => all[(first + index) % all.Count])];
            }

            // The entries of a dictionary; null for null.
            private static Dictionary<TKey, TValue>? MapOf<TKey, TValue>(object? old, Func<object?, TKey> key, Func<object?, TValue> value)
                where TKey : notnull => old is null ? null : PairsOf((ClassRecord)old).ToDictionary(pair => key(pair.Key), pair => value(pair.Value));

            private static IEnumerable<(object? Key, object? Value)> PairsOf(ClassRecord record)
            {
                switch (NameOf(record.TypeName).Split('[')[0])
                {
                    case "System.Collections.Generic.Dictionary`2":
                        return (ItemsOf(Member(record, "KeyValuePairs")) ?? []).Select(pair => (Part(pair, 0), Part(pair, 1)));
                    case "System.Collections.Generic.SortedDictionary`2":
                        return (ItemsOf(Member(record, "_set")) ?? []).Select(pair => (Part(pair, 0), Part(pair, 1)));
                    case "System.Collections.Generic.SortedList`2":
                        return Some(record, "keys", "_size", 0).Zip(Some(record, "values", "_size", 0));
                    default:
                        return (ItemsOf(Member(record, "Keys")) ?? []).Zip(ItemsOf(Member(record, "Values")) ?? []);
                }
            }

            // The name of a type without the assemblies of its arguments.
            private static string NameOf(TypeName name) =>
                name.IsArray ? $"{NameOf(name.GetElementType())}[{new string(',', name.GetArrayRank() - 1)}]"
                : name.IsConstructedGenericType ? $"{name.GetGenericTypeDefinition().FullName}[{string.Join(",", name.GetGenericArguments().Select(argument => $"[{NameOf(argument)}]"))}]"
                : name.FullName;

            // An array is asked for by a type of its name. This one has the name alone, because the old type is not there.
            private sealed class NamedArray(TypeName name) : TypeDelegator(typeof(object[]))
            {
                public override string FullName => name.FullName;
            }

        """;
}
