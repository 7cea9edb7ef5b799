using SerBench.Formats.Contracts;
using SerBench.Model;

namespace SerBench.Benchmarks.Driver;

/// <summary>Messages of persons, of which nothing but the id is read.</summary>
internal readonly struct PersonIdCore<TReader>(ICodec<Person> writer) : IViewCore<Person>
    where TReader : struct, IPersonIdReader
{
    public void Encode(Person value, EncodeBuffer buffer) => writer.Encode(value, buffer);

    public ulong Read(ArraySegment<byte> data) => (uint)TReader.Read(data);

    public ulong Expect(Person value) => (uint)value.Id;
}
