namespace SerBench.Model;

// This is rand() of glibc, with the default seed 1.
public sealed class PublishedRandom
{
    private const int Words = 31;
    private const int Lag = 3;
    private const int Discarded = 310;

    private readonly uint[] _state = new uint[Words];
    private int _front = Lag;
    private int _back;

    public PublishedRandom()
    {
        uint word = 1;
        for (int i = 0; i < Words; i++)
        {
            _state[i] = word;
            word = (uint)(16807UL * word % int.MaxValue);
        }

        for (int i = 0; i < Discarded; i++)
        {
            Next();
        }
    }

    public int Next()
    {
        uint sum = _state[_front] += _state[_back];
        _front = _front + 1 == Words ? 0 : _front + 1;
        _back = _back + 1 == Words ? 0 : _back + 1;
        return (int)(sum >> 1);
    }
}
