namespace SerBench.Formats.Tests.Hostile;

// Damaged messages of every kind of member. The models have no arrays of several dimensions, no blocks of shortened numbers behind a null,
// and no maps in maps. The checks that only these need must hold too.
public class EveryKindTests
{
    private const int Mutations = 40;

    // For each type the longest and the shortest message is damaged. In long messages, which are mostly names, only every few bytes are.
    private const int MostPlaces = 16;
    private const ulong Seed = 20160419;
    private static readonly byte[] Bytes = [0x00, 0x01, 0x7F, 0x80, 0xFE, 0xFF];
    private static readonly uint[] Windows = [0x7FFFFFFF, 0xFFFFFFFF, 0x80000000];

    public static TheoryData<string> Formats => [.. ZooBinding.PairsWith("compiled")];

    [Theory]
    [MemberData(nameof(Formats))]
    public void DamageOfEveryKind(string serializer)
    {
        bool foldsNull = Catalog.BuiltIn.Find(serializer)!.Traits.HasFlag(Traits.FoldsNull);
        int refused = Share.Of(ZooTypes.Single, serializer)

            // Damaged references may make a graph with a cycle, on which the zoo's equality does not end.
            .Where(type => type != typeof(Link))
            .Select(type => (IModel)Activator.CreateInstance(typeof(ZooModel<>).MakeGenericType(type), args: [foldsNull])!)
            .Sum(model => model.Accept(new DamageAll(serializer)));
        Assert.InRange(refused, 250, int.MaxValue);
    }

    // Fails at the first bad result; returns the number of refused messages.
    private sealed class DamageAll(string serializer) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            if (!Attack<T>.HasMessages(serializer, model))
            {
                return 0;
            }

            // The trace of an exception grows with the nesting of types that it passed.
            // The stated factor holds for the models; these objects are larger.
            var attack = new Attack<T>(serializer, model) { FixedAllowance = 8192, BytesPerByte = 2 * FormatInfo.UsualMemory };
            var mutator = new Damage(Seed);
            int refused = new[] { attack.Messages[0], attack.Messages[^1] }
                .SelectMany(DamagesOf)
                .Count(damage => !attack.Feed(damage.Bytes, damage.What));
            for (int i = 0; i < Mutations; i++)
            {
                refused += attack.Feed(mutator.Next(attack.Messages), $"mutation {i} of seed {Seed}") ? 0 : 1;
            }

            return refused;
        }

        private static IEnumerable<(byte[] Bytes, string What)> DamagesOf(byte[] message)
        {
            int step = 1 + (message.Length / MostPlaces);
            for (int at = 0; at < message.Length; at += step)
            {
                yield return (message[..at], $"cut to {at}");
                foreach (byte value in Bytes)
                {
                    byte[] damaged = [.. message];
                    damaged[at] = value;
                    yield return (damaged, $"byte {at} set to {value}");
                }

                foreach (uint window in Windows.Where(_ => at + sizeof(uint) <= message.Length))
                {
                    byte[] damaged = [.. message];
                    BinaryPrimitives.WriteUInt32LittleEndian(damaged.AsSpan(at), window);
                    yield return (damaged, $"bytes from {at} set to {window:X}");
                }
            }
        }
    }
}
